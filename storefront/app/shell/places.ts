/** Ids that links lead to. */
export const MAIN_ID = 'main';
export const CATEGORY_LIST_ID = 'categories';

/** The categories in the footer, where the menu leads without scripts. */
export const CATEGORY_LIST_ID = 'categories';

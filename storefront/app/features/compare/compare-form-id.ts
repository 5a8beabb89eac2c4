import { HELD_FORM } from '#app/start/start-script.ts';

/** The page's one form for all its buttons that choose an article to compare. */
export const COMPARE_FORM_ID = HELD_FORM;

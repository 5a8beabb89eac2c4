/** Sessions of this process, as named in pg_stat_activity: an import distinguishes its own from those of others. */
export const OWN_SESSIONS = `shop ${process.pid}`;
/** Sessions of every search thread, which reads what has changed. */
export const SEARCH_SESSIONS = 'shop search';

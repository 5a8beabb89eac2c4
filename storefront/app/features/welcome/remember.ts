/**
 * Whether the visitor has answered a notice in this browser; true where nothing can be stored, so that it does not
 * appear again and again.
 */
export function wasAnswered(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}

/** Stores that the visitor has closed a notice, so that it does not appear again. */
export function rememberAnswer(name: string): void {
  try {
    localStorage.setItem(name, '1');
  } catch {
    // storage is forbidden: the notice appears again on the next page
  }
}

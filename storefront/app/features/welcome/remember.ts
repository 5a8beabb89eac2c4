/** Whether the visitor has answered a notice in this browser; where nothing can be remembered it does not come at all. */
export function wasAnswered(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}

/** The visitor has closed a notice: it does not come again. */
export function rememberAnswer(name: string): void {
  try {
    localStorage.setItem(name, '1');
  } catch {
    // storage is forbidden: it comes again with the next page
  }
}

/** Tags that are remembered; beyond it a page that is older than the oldest change forgotten counts as changed. */
const MOST_TAGS = 50_000;

/** The tags that have changed, each with the time of its last change. */
export class ChangedTags {
  latestAt = 0;
  #allAt = 0;
  readonly #changedAt = new Map<string, number>();

  /** @param tags null for all @param at not before that of an earlier call */
  add(tags: readonly string[] | null, at: number): void {
    this.latestAt = at;
    if (tags === null) {
      this.#allAt = at;
      this.#changedAt.clear();
      return;
    }
    for (const tag of tags) {
      this.#changedAt.delete(tag);
      this.#changedAt.set(tag, at);
    }
    if (this.#changedAt.size > MOST_TAGS) this.#forgetOldest();
  }

  /** Whether one of these tags has changed after a time. */
  hasChanged(tags: readonly string[], since: number): boolean {
    if (this.latestAt <= since) return false;
    return this.#allAt > since || tags.some((tag) => (this.#changedAt.get(tag) ?? 0) > since);
  }

  #forgetOldest(): void {
    for (const [tag, at] of this.#changedAt) {
      if (this.#changedAt.size <= MOST_TAGS) return;
      this.#changedAt.delete(tag);
      this.#allAt = at;
    }
  }
}

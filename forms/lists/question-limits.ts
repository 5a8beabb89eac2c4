/** Characters of a question about an article, and of its answer. */
export const QUESTION_LIMITS = { minText: 10, text: 500, answer: 1500 } as const;

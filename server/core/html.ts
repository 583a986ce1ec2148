const letters = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** Words as they stand in HTML or XML, in an attribute too. */
export const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (letter) => letters[letter as keyof typeof letters]);

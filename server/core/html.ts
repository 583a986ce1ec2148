const letters = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** Escapes text for HTML and XML, also inside attributes. */
export const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (letter) => letters[letter as keyof typeof letters]);

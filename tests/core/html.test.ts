import { expect, test } from 'vitest';
import { escapeHtml } from '#server/core/html.ts';

test('whatever anybody writes stands in a page or a mail as words, between its tags and inside their quotes', () => {
  expect(escapeHtml(`<a title='x' href="y">R&D</a>`)).toBe('&lt;a title=&#39;x&#39; href=&quot;y&quot;&gt;R&amp;D&lt;/a&gt;');
  expect(escapeHtml('नमस्ते, Farah & co')).toBe('नमस्ते, Farah &amp; co');
});

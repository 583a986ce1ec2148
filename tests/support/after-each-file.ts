import { afterAll } from 'vitest';
import { removeFolders } from './empty-folder.ts';

// Vitest runs this once more for each test file. Hooks that a file registers later run earlier: its servers have ended by then.
afterAll(removeFolders);

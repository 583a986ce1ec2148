/**
 * Loaded before anything else. What a former start compiled is used again. Where the folder cannot be written, everything works as
 * without it.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/vaani'));

/** The variables of the shell, and of a `.env` where there is one. */
export function environment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile('.env');
  } catch {
    // No .env: the shell alone.
  }
  return process.env;
}

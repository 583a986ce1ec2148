/** The configuration cannot be used. The message lists every reason, for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

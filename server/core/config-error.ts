/** The environment cannot be used as it is; the message lists every reason, for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

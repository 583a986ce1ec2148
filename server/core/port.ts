/** Why a server cannot listen on HOST and PORT, and what to do; undefined for any other error. */
export function portProblem({ code }: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): string | undefined {
  const problems: Record<string, string> = {
    EADDRINUSE: `port ${port} is taken by another program. Stop that program, or set PORT to another number`,
    EACCES: `this user may not open port ${port}. Set PORT to 1024 or more`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine`,
    ENOTFOUND: `HOST ${host} is not an address`,
  };
  return problems[code ?? ''];
}

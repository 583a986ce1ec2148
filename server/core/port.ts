/** What is wrong with a HOST and PORT that could not be listened on, and what to do; undefined where the error is another. */
export function portProblem({ code }: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): string | undefined {
  const problems: Record<string, string> = {
    EADDRINUSE: `port ${port} is taken by another program; stop that, or set PORT to another number`,
    EACCES: `port ${port} may not be opened by this user; set PORT to 1024 or more`,
    EADDRNOTAVAIL: `HOST ${host} is no address of this machine`,
    ENOTFOUND: `HOST ${host} is no address`,
  };
  return problems[code ?? ''];
}

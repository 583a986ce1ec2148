import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerVerdict, type Contract, requestVerdict, type Verdict } from '../contracts/contract.ts';

export interface ContractCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  body: any;
  /** Whether the contract lets us send that, and if not, why. */
  verdict: Verdict;
}

export interface ContractAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ContractServer {
  url: string;
  calls: ContractCall[];
  close(): Promise<void>;
}

/**
 * A local server that plays the provider of a contract: it refuses what we may not send, and a scripted answer that the provider would not
 * give is a mistake of the test.
 * @param answer what a valid request gets; undefined is answered by 501
 */
export async function playContract(
  contract: Contract,
  answer: (call: ContractCall) => ContractAnswer | undefined,
): Promise<ContractServer> {
  const calls: ContractCall[] = [];

  function answerTo(call: ContractCall): ContractAnswer {
    if (!call.verdict.ok) return { status: 400, body: { message: call.verdict.errors, error: 'Bad Request', statusCode: 400 } };
    const scripted = answer(call) ?? { status: 501, body: {} };
    // What stands for an answer that is lost or broken is none of the provider's.
    if (scripted.status >= 500) return scripted;
    const { ok, errors } = answerVerdict(contract, call.method, call.path, scripted.status, scripted.body);
    return ok ? scripted : { status: 599, body: { mistake: 'the test scripted an answer that the contract does not know', errors } };
  }

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '/', 'http://provider');
    const query = Object.fromEntries(url.searchParams);
    const body = text === '' ? undefined : JSON.parse(text);
    const verdict = requestVerdict(contract, method, url.pathname, query, body);
    const call = { method, path: url.pathname, query, headers: headers as ContractCall['headers'], body, verdict };
    calls.push(call);
    const { status, body: said, headers: more } = answerTo(call);
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(said === undefined ? '' : JSON.stringify(said));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../../../shared/contracts');

/** Whether the providers' published contracts lie beside the project. They are not part of it; tests that need them are skipped without. */
export const hasContracts = existsSync(join(folder, 'contract.mjs'));
if (!hasContracts) console.warn('Contract tests are skipped: there is no ../shared/contracts beside the project.');

export interface ContractCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was sent
  body: any;
  /** Whether the provider's own schema accepts it, and if not, why. */
  verdict: { ok: boolean; errors: string[] };
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

interface Contract {
  response(method: string, path: string, status: number, body: unknown): { ok: boolean; errors: string[] };
}

/**
 * A local server that plays the provider of a contract: it refuses what the provider's schema refuses, and a scripted answer
 * that the schema does not know is a mistake of the test.
 * @param answer what a valid request gets; undefined is answered by 501
 */
export async function playContract(
  file: string,
  answer: (call: ContractCall) => ContractAnswer | undefined,
  { basePath = '', closed = [] as string[] } = {},
): Promise<ContractServer> {
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  const [{ loadContract }, { contractServer }] = await Promise.all([load('contract.mjs'), load('contract-server.mjs')]);
  const contract = loadContract(join(folder, file), { closed }) as Contract;
  return contractServer(contract, {
    basePath,
    script: (call: ContractCall) => {
      if (!call.verdict.ok) return null;
      const scripted = answer(call);
      if (scripted && scripted.status < 300) {
        const { ok, errors } = contract.response(call.method, call.path, scripted.status, scripted.body);
        if (!ok) return { status: 599, body: { mistake: 'the test scripted an answer that the contract does not know', errors } };
      }
      return scripted ?? null;
    },
  });
}

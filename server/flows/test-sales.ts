/** Sales of the sandbox cost their buyer nothing, and each mails a guide to whatever address was typed: a day has so many. */

import type { Database } from '../db/database.ts';
import { businessDay, takeFromBudget } from './budget.ts';

export const testSalesPerDay = 500;

export interface TestSales {
  /** Counts a sale of the sandbox before it is made. @throws AppError daily_limit_reached */
  count(): Promise<void>;
}

export const createTestSales = ({ database, businessTimeZone }: { database: Database; businessTimeZone: string }): TestSales => ({
  count: () => database.transact((trx) => takeFromBudget(trx, businessDay(new Date(), businessTimeZone), 'test_sales', 1, testSalesPerDay)),
});

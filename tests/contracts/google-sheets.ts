import { anything, type Contract, exactly, holding, listOf, one, someText, text, whole } from './contract.ts';

/** Source: Google Sheets API v4, `spreadsheets.values.get` and `spreadsheets.values.append`. */
export const googleSheets: Contract = {
  provider: 'Google Sheets',
  published: 'sheets.used.json',
  operations: {
    'GET /v4/spreadsheets/{spreadsheetId}/values/{range}': {
      query: exactly({ majorDimension: one('COLUMNS') }),
      // An empty column comes without values.
      answers: { 200: holding({ range: someText, 'values?': listOf(listOf(text)) }), '4xx': anything },
      example: {
        path: '/v4/spreadsheets/sheet-of-leads/values/A%3AA',
        query: { majorDimension: 'COLUMNS' },
        answers: { 200: { range: 'Sheet1!A:A', majorDimension: 'COLUMNS', values: [['id', 'lead_1']] } },
      },
    },
    'POST /v4/spreadsheets/{spreadsheetId}/values/{range}:append': {
      // USER_ENTERED: no cell becomes a formula. INSERT_ROWS: two writers at once do not write over each other.
      query: exactly({ valueInputOption: one('USER_ENTERED'), insertDataOption: one('INSERT_ROWS') }),
      // A sum goes in as a number, everything else as text.
      body: exactly({ values: { type: 'array', minItems: 1, items: listOf({ type: ['string', 'number'] }) } }),
      answers: { 200: holding({ updates: holding({ updatedRows: whole }) }), '4xx': anything },
      example: {
        path: '/v4/spreadsheets/sheet-of-leads/values/A1:append',
        query: { valueInputOption: 'USER_ENTERED', insertDataOption: 'INSERT_ROWS' },
        body: { values: [['lead_1', 'Meena', 129]] },
        answers: { 200: { updates: { updatedRows: 1 } } },
      },
    },
  },
};

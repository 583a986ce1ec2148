import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type DeskPage, type DeskPlace, type DeskRows, type DeskView, deskPaths, searchMaxLength } from '#shared/desk.ts';
import { ask, askFile, useFailure } from './ask.ts';
import { columns, emptyWords, searchNotes, searchWords } from './columns.tsx';
import { Detail } from './detail.tsx';
import { Trouble } from './trouble.tsx';

interface Shown<V extends DeskView> {
  rows: DeskRows[V][];
  next: DeskPlace | null;
}

/** A list with its search, its export, and the selected row. */
export function List<V extends DeskView>({ view, epoch }: { view: V; epoch: number }) {
  const told = useFailure();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown<V>>();
  const [isLoading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string>();
  const [openId, setOpenId] = useState<string>();
  const [isExporting, setExporting] = useState(false);
  const round = useRef(0);
  const field = useRef<HTMLInputElement>(null);

  const load = useCallback(
    async (behind: DeskPlace | null, before: DeskRows[V][]) => {
      round.current += 1;
      const own = round.current;
      setLoading(true);
      setFailure(undefined);
      try {
        const { rows, next } = await ask<DeskPage<V>>(deskPaths.rows, { view, search, behind });
        if (own === round.current) setShown({ rows: [...before, ...rows], next });
      } catch (error) {
        if (own === round.current) setFailure(told(error));
      } finally {
        if (own === round.current) setLoading(false);
      }
    },
    [view, search, told],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in asks again
  useEffect(() => void load(null, []), [load, epoch]);

  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || (event.target as Element).closest('input, textarea, dialog')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', toSearch);
    return () => removeEventListener('keydown', toSearch);
  }, []);

  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSearch(field.current?.value.trim() ?? '');
  }
  function showAll() {
    if (field.current) field.current.value = '';
    setSearch('');
    field.current?.focus();
  }
  async function save() {
    setExporting(true);
    try {
      const url = URL.createObjectURL(await askFile(deskPaths.export, { view, search }));
      Object.assign(document.createElement('a'), { href: url, download: `vaani-${view}.csv` }).click();
      URL.revokeObjectURL(url);
    } catch (error) {
      setFailure(told(error));
    } finally {
      setExporting(false);
    }
  }

  const open = shown?.rows.find(({ id }) => id === openId);
  const isEmpty = shown?.rows.length === 0;
  return (
    <>
      <div className="desk-tools">
        <form className="desk-search" onSubmit={find}>
          <label className="vh" htmlFor="desk-search">
            Search
          </label>
          <input
            id="desk-search"
            ref={field}
            type="search"
            maxLength={searchMaxLength}
            placeholder={searchWords[view]}
            aria-keyshortcuts="/"
            aria-describedby={searchNotes[view] && 'desk-search-note'}
          />
          <button className="btn btn--small" type="submit">
            Search
          </button>
        </form>
        <button className="btn btn--small btn--ghost" type="button" disabled={isExporting || isEmpty} onClick={save}>
          {isExporting ? 'Writing …' : 'Export CSV'}
        </button>
      </div>
      {searchNotes[view] && (
        <p className="desk-small" id="desk-search-note">
          {searchNotes[view]}
        </p>
      )}
      {failure !== undefined && <Trouble sentence={failure} onAgain={() => load(null, [])} />}
      <p className="vh" role="status">
        {isLoading ? 'Loading' : shown && `${shown.rows.length} shown${shown.next ? ', more follow' : ''}`}
      </p>
      {!shown && isLoading && <Skeleton />}
      {isEmpty && !isLoading && failure === undefined && (
        <div className="desk-empty">
          <p>{search === '' ? emptyWords[view] : `Nothing found for “${search}”.`}</p>
          {search !== '' && (
            <button className="btn btn--small btn--ghost" type="button" onClick={showAll}>
              Show all
            </button>
          )}
        </div>
      )}
      {shown && !isEmpty && <Rows view={view} rows={shown.rows} isLoading={isLoading} onOpen={setOpenId} />}
      {shown?.next && (
        <p className="desk-more">
          <button className="btn btn--small btn--ghost" type="button" disabled={isLoading} onClick={() => load(shown.next, shown.rows)}>
            {isLoading ? 'Loading …' : 'Show 50 more'}
          </button>
        </p>
      )}
      {open && (
        <Detail
          key={open.id}
          view={view}
          row={open}
          onClose={() => setOpenId(undefined)}
          onNote={(note) =>
            setShown((now) => now && { ...now, rows: now.rows.map((row) => (row.id === open.id ? { ...row, note } : row)) })
          }
        />
      )}
    </>
  );
}

interface RowsProps<V extends DeskView> {
  view: V;
  rows: readonly DeskRows[V][];
  isLoading: boolean;
  onOpen(id: string): void;
}

/** One row: columns on a wide screen, a card on a narrow one. */
function Rows<V extends DeskView>({ view, rows, isLoading, onOpen }: RowsProps<V>) {
  const [first, ...others] = columns[view];
  return (
    <div className={`desk-list desk-list--${view}`} aria-busy={isLoading}>
      <p className="desk-list__names" aria-hidden="true">
        {columns[view].map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ol>
        {rows.map((row) => {
          const isClosed = 'isWithheld' in row && row.isWithheld;
          return (
            <li key={row.id}>
              {isClosed ? (
                <span className="desk-list__closed">{first?.show(row)}</span>
              ) : (
                <button type="button" onClick={() => onOpen(row.id)}>
                  <span className="vh">Open </span>
                  {first?.show(row)}
                </button>
              )}
              {others.map(({ name, show }) => {
                const value = show(row);
                return (
                  <span key={name} className="desk-cell" data-empty={value === '' || value === false || undefined}>
                    <span className="desk-cell__name">{name} </span>
                    {value}
                  </span>
                );
              })}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const Skeleton = () => (
  <div className="desk-skeleton" aria-hidden="true">
    {Array.from({ length: 6 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars without a life of their own
      <i key={place} />
    ))}
  </div>
);

import { focusManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure, callApi } from '#client/api.ts';
import { advance, firstLeadState, type Lead, type LeadEffect, type LeadEvent, type LeadState } from '#shared/lead-rules.ts';
import { forgetLead, recallLead, rememberLead } from './memory.ts';
import { leadWords } from './words.ts';

/** Three retries, each after a longer wait of at most 30 s. Loaded slots are valid for 5 minutes. */
const retries = 3;
const staleMs = 5 * 60_000;
const retryDelay = (failures: number) => Math.min(1_000 * 2 ** failures, 30_000);
/** A request that the server has clearly refused is not repeated. */
const retry = (failures: number, error: Error) => failures < retries && !(error instanceof ApiFailure && error.code === 'invalid_input');

/** Requests are sent also in a hidden tab, or one that seems offline: otherwise the library would wait without telling the visitor. */
const always = { networkMode: 'always' } as const;
focusManager.setFocused(true);
const queries = new QueryClient({ defaultOptions: { queries: always, mutations: always } });
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface LeadTalk {
  state: LeadState;
  /** @returns whether the line was accepted; if not, it stays in the field */
  say(text: string): boolean;
  dispatch(event: LeadEvent): void;
}

/** Runs the lead chat: calls the server and remembers the answers. */
export function useLead(): LeadTalk {
  const [state, setState] = useState(firstLeadState);
  const present = useRef(state);

  const dispatch = useCallback((event: LeadEvent) => {
    const { state: next, effects } = advance(present.current, event);
    present.current = next;
    setState(next);
    for (const effect of effects) void perform(effect, dispatch);
  }, []);

  useEffect(() => {
    const answers = recallLead();
    // React's development mode mounts twice. A conversation that has begun must not be replaced.
    if (answers && present.current === firstLeadState) dispatch({ type: 'restored', answers });
  }, [dispatch]);

  useEffect(() => {
    // When the visitor or the connection returns, answers are sent again and slots are loaded again.
    const resend = () => {
      if (document.visibilityState !== 'visible') return;
      dispatch({ type: 'again', what: 'submission' });
      dispatch({ type: 'again', what: 'slots' });
    };
    addEventListener('online', resend);
    document.addEventListener('visibilitychange', resend);
    return () => {
      removeEventListener('online', resend);
      document.removeEventListener('visibilitychange', resend);
    };
  }, [dispatch]);

  return {
    state,
    dispatch,
    say(text) {
      dispatch({ type: 'said', text });
      return !present.current.invalidEmail;
    },
  };
}

async function perform(effect: LeadEffect, dispatch: (event: LeadEvent) => void): Promise<void> {
  switch (effect.type) {
    case 'remember':
      rememberLead(effect.answers);
      return;
    case 'forget':
      return forgetLead();
    case 'submit':
      return submit(effect.lead).then(
        () => dispatch({ type: 'submitted' }),
        () => dispatch({ type: 'submit-failed' }),
      );
    case 'fetch-slots':
      return fetchSlots(dispatch);
    case 'book':
      return book(effect, dispatch);
  }
}

/** Sent until the server has stored it. The server recognises repeated answers. */
async function submit(lead: Lead): Promise<void> {
  const attempt_id = rememberLead();
  const mutation = new MutationObserver(queries, { mutationFn: () => callApi('lead', { ...lead, attempt_id }), retry, retryDelay });
  await mutation.mutate();
}

async function fetchSlots(dispatch: (event: LeadEvent) => void): Promise<void> {
  try {
    const { slots, timeZone } = await queries.fetchQuery({
      queryKey: ['slots'],
      queryFn: () => callApi('slots', { slots: '1' }, { query: 'slots=1' }),
      staleTime: staleMs,
      retry: retries,
      retryDelay,
    });
    dispatch({ type: 'slots', slots: startsOf(slots), zones: { business: timeZone, own: ownZone() } });
  } catch (error) {
    dispatch({ type: 'slots-failed', sentence: sentenceOf(error) });
  }
}

async function book({ startTime, name, email, quietly }: Extract<LeadEffect, { type: 'book' }>, dispatch: (event: LeadEvent) => void) {
  const mutation = new MutationObserver(queries, {
    mutationFn: () => callApi('book', { start_time: startTime, name, email, time_zone: ownZone() }, { query: 'book=1' }),
    retry: quietly ? retry : false,
    retryDelay,
  });
  try {
    const { success, start_time, ...told } = await mutation.mutate();
    // The earlier slots may be taken by now.
    queries.removeQueries({ queryKey: ['slots'] });
    if (quietly) return;
    if (success) dispatch({ type: 'booked', startTime: start_time, ...told });
    else dispatch({ type: 'booking-refused', sentence: leadWords.anotherTime, slots: [] });
  } catch (error) {
    if (quietly) return;
    if (error instanceof ApiFailure && error.code === 'slot_taken')
      dispatch({ type: 'booking-refused', sentence: error.sentence ?? leadWords.anotherTime, slots: startsOf(error.body.slots) });
    else dispatch({ type: 'booking-failed', sentence: sentenceOf(error) });
  }
}

const sentenceOf = (error: unknown) => (error instanceof ApiFailure ? error.sentence : undefined);

/** The starts in a list of slots, from any calendar. */
const startsOf = (slots: unknown): string[] =>
  Array.isArray(slots)
    ? slots.flatMap((slot: { start_time?: unknown }) => (typeof slot?.start_time === 'string' ? slot.start_time : []))
    : [];

import { address, type Contract, email, exactly, holding, instant, listOf, one, someText } from './contract.ts';

/** Source: developer.calendly.com, "API reference". */
const start = '2026-11-22T04:30:00.000000Z';
const event = 'https://api.calendly.com/scheduled_events/EVENT1';
const refusal = holding({ title: someText, message: someText });
const tracking = { utm_campaign: null, utm_source: null, utm_medium: null, utm_content: null, utm_term: null, salesforce_uuid: null };

/** An invitee as Calendly answers it. */
export const inviteeOf = (who: { name: string; email: string; timezone: string }, at = start) => ({
  uri: `${event}/invitees/INVITEE1`,
  ...who,
  first_name: null,
  last_name: null,
  status: 'active',
  questions_and_answers: [],
  event,
  created_at: at,
  updated_at: at,
  tracking,
  text_reminder_number: null,
  rescheduled: false,
  old_invitee: null,
  new_invitee: null,
  cancel_url: 'https://calendly.com/cancellations/INVITEE1',
  reschedule_url: 'https://calendly.com/reschedulings/INVITEE1',
  routing_form_submission: null,
  payment: null,
  no_show: null,
  reconfirmation: null,
});

export const calendly: Contract = {
  provider: 'Calendly',
  published: 'calendly.json',
  operations: {
    'GET /event_type_available_times': {
      query: exactly({ event_type: address, start_time: instant, end_time: instant }),
      answers: { 200: holding({ collection: listOf(holding({ status: someText, start_time: instant })) }), '4xx': refusal },
      example: {
        query: {
          event_type: 'https://api.calendly.com/event_types/A',
          start_time: '2026-11-22T04:30:00.000Z',
          end_time: '2026-11-22T12:30:00.000Z',
        },
        answers: {
          200: {
            collection: [{ status: 'available', invitees_remaining: 1, start_time: start, scheduling_url: 'https://calendly.com/x' }],
          },
        },
      },
    },
    'POST /invitees': {
      body: exactly({ event_type: address, start_time: instant, invitee: exactly({ name: someText, email, timezone: someText }) }),
      answers: { 201: holding({ resource: holding({ uri: address }) }), '4xx': refusal },
      example: {
        body: {
          event_type: 'https://api.calendly.com/event_types/A',
          start_time: start,
          invitee: { name: 'Farah', email: 'farah@example.in', timezone: 'Asia/Kolkata' },
        },
        answers: {
          201: {
            resource: inviteeOf({ name: 'Farah', email: 'farah@example.in', timezone: 'Asia/Kolkata' }),
          },
        },
      },
    },
    'GET /users/me': {
      answers: { 200: holding({ resource: holding({ uri: address }) }), '4xx': refusal },
      example: {
        answers: {
          200: {
            resource: {
              uri: 'https://api.calendly.com/users/ME',
              name: 'Vaani',
              slug: 'vaani',
              email: 'hello@vaani.example',
              scheduling_url: 'https://calendly.com/vaani',
              timezone: 'Asia/Kolkata',
              avatar_url: 'https://calendly.com/avatar.png',
              created_at: start,
              updated_at: start,
              current_organization: 'https://api.calendly.com/organizations/O',
            },
          },
        },
      },
    },
    'GET /scheduled_events': {
      query: exactly({ user: address, invitee_email: email, status: one('active'), min_start_time: instant, max_start_time: instant }),
      answers: {
        200: holding({ collection: listOf(holding({ uri: address, start_time: someText, event_type: someText })) }),
        '4xx': refusal,
      },
      example: {
        query: {
          user: 'https://api.calendly.com/users/ME',
          invitee_email: 'farah@example.in',
          status: 'active',
          min_start_time: '2026-11-22T04:29:00.000Z',
          max_start_time: '2026-11-22T04:31:00.000Z',
        },
        answers: {
          200: {
            collection: [
              {
                uri: event,
                name: 'Meeting',
                status: 'active',
                start_time: start,
                end_time: start,
                event_type: 'https://api.calendly.com/event_types/A',
                location: { type: 'custom', location: 'by phone' },
                invitees_counter: { total: 1, active: 1, limit: 1 },
                created_at: start,
                updated_at: start,
                event_memberships: [],
                event_guests: [],
                calendar_event: { kind: 'google', external_id: 'x' },
              },
            ],
            pagination: { count: 1, next_page: null, previous_page: null, next_page_token: null, previous_page_token: null },
          },
        },
      },
    },
  },
};

import { meetingMinutes } from '#shared/meeting-times.ts';
import type { Scheduler } from '../services/scheduler.ts';

/** A calendar without a provider: the bookings in our own store are the calendar, so every half hour is free that they leave. */
export function createLocalScheduler(): Scheduler {
  return {
    sendsInvites: false,
    async slots(from, to) {
      const stepMs = meetingMinutes * 60_000;
      const starts: string[] = [];
      for (let start = from.getTime(); start + stepMs <= to.getTime(); start += stepMs) starts.push(new Date(start).toISOString());
      return starts;
    },
    book: async () => {},
    find: async () => true,
    cancel: async () => {},
  };
}

/** A talk with Kaka goes from one subject to another when the visitor does, and what is told of the open one chooses its answer. */

import { describe, expect, it } from 'vitest';
import { holdLines } from './hold.ts';

const last = (...lines: string[]) => holdLines('kaka', lines, 'text').at(-1)?.heard;

describe('another subject', () => {
  it.each([
    [['sabzi me mirchi zyada ho gayi', 'kal ki rice bachi hai uska kya banau'], 'leftover-rice'],
    [['weight kam karna hai', 'naashte me kya banau'], 'breakfast'],
    [['meditation karna hai', 'my feet swell also from standing'], 'swollen-feet'],
    [['i cut my finger on a knife', 'small burn from the tawa, just red'], 'burn'],
  ])('is followed: %j', (lines, topic) => {
    expect(last(...lines)?.topic?.split('/')[0]).toBe(topic);
  });

  it('is found in one clause of a long line', () => {
    expect(last('kaka ram ram. khane ke baad pet me jalan hoti hai koi nuskha batao')?.topic).toMatch(/^acidity/);
    expect(last('neend bhi aati hai par machine ki awaaz kaan mein chalti rehti hai')?.topic).toMatch(/^sleep/);
  });

  it('in one clause does not calm the watch for danger', () => {
    const lines = [
      'kaka ram ram. khane ke baad pet me jalan hoti hai koi nuskha batao',
      'haan seedhi chadhne me saans phool jati hai, kal bori utha ke chakkar bhi aaya tha. garmi bhi to hai na',
    ];
    expect(last(...lines)?.help).toBeDefined();
  });

  it('does not open with a sign that is added to what was told', () => {
    expect(last('baalon me rusi hai', 'खुजली भी होती है')?.topic).toMatch(/^dandruff/);
    expect(last('naak band hai', 'bukhar nahi hai')?.topic).toMatch(/^blocked-nose/);
  });
});

describe('what is told of the open practice', () => {
  it('chooses the branch that speaks of it', () => {
    expect(last('my heels are cracked', 'one of them bleeds a little at the edge')?.topic).toBe('cracked-heels/bleed');
    expect(last('my heels are cracked', 'ludhiana winter. i stand all day in closed shoes')?.topic).toBe('cracked-heels/winter');
  });

  it('is no story to ask about', () => {
    const [, told] = holdLines('kaka', ['how do i clean brass lamps', 'my cousin brother got them from thanjavur'], 'text');
    expect(told?.reply).not.toMatch(/Who else is in it|What happened then|That has a tail/);
  });
});

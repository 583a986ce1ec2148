import { describe, expect, test } from 'vitest';
import { newConversation, turn } from '#server/conversation/turn.ts';

/** A talk with Rishi: each line, answered. */
function holder() {
  let state = newConversation(7);
  return (message: string): string => {
    const result = turn(state, { persona: 'rishi', medium: 'voice', message, orders: [] });
    state = result.state;
    return result.reply;
  };
}

describe('the place that a visitor names', () => {
  test('keeps its own name beside its neighbours', () => {
    expect(holder()('hi i want to go to coorg')).toMatch(/^Coorg, in Karnataka: coffee hills/);
    expect(holder()('कोडाइकनाल जाना है')).toMatch(/कोडाइकनाल/);
    expect(holder()('tell me about kodai')).toMatch(/^Kodaikanal, in Tamil Nadu/);
  });

  test('stays until another is named', () => {
    const tell = holder();
    tell('jaisalmer jana hai december me');
    expect(tell('delhi se kaise jaye')).toMatch(/Jaisalmer/);
    expect(tell('3 din kaafi hai kya')).toMatch(/Jaisalmer ke liye do se teen din/);
    expect(tell('ladki akeli ja sakti hai kya')).toMatch(/Jaisalmer mein .*112/);
    expect(tell('kitna kharcha hoga')).toMatch(/Jaisalmer/);
    expect(tell('udaipur bhi dekhna hai')).toMatch(/Udaipur/);
    expect(tell('permit lagta hai kya')).toMatch(/^Udaipur/);
  });

  test('gets the answer before for another place: "and for Gangtok?"', () => {
    const tell = holder();
    tell('I want to see Darjeeling');
    expect(tell('do we need a permit')).toMatch(/no permit for Darjeeling/);
    expect(tell('and for gangtok')).toMatch(/^For Gangtok: .*Nathula/);
  });

  test('is honest about a month that is not its own', () => {
    const tell = holder();
    tell('planning munnar');
    expect(tell('is it good in july')).toMatch(/July is not the month for Munnar; September to May is\. Rain then/);
    expect(tell('sorry, december')).toMatch(/December is good for Munnar/);
  });

  test('asks for rest first where the visitor has just arrived up high', () => {
    expect(holder()('we reached leh yesterday by flight, what to do today')).toMatch(/3500 metres\. Rest the first day/);
  });

  test('is left for an easier neighbour when it is too hard', () => {
    const tell = holder();
    tell('dadi ko kedarnath le jana hai');
    expect(tell('helicopter ki booking kaha se hoti hai')).toMatch(/HeliYatra/);
    expect(tell('koi aur dham jo aasan ho')).toMatch(/Badrinath/);
  });

  test('is a start where one comes from it, and a goal where one goes to it', () => {
    const tell = holder();
    expect(tell('from jaipur, 3 days')).not.toMatch(/pink bazaars/);
    expect(tell('i want to visit hyderabad')).toMatch(/^Hyderabad, in Telangana/);
  });

  test('keeps its name even where nothing is known of it', () => {
    const tell = holder();
    expect(tell('tell me about Kolar')).toMatch(/^Kolar I do not know well enough/);
    expect(tell('it is in karnataka')).toMatch(/^Kolar in Karnataka, then\. The rain there is June to September/);
  });

  test('"what did I tell you" names the journey and the place', () => {
    const tell = holder();
    tell('4 days in gokarna from pune');
    expect(tell('what did i tell you so far')).toMatch(/Four days from Pune.*Gokarna/);
  });

  test('is held against a whole state, and chosen once', () => {
    const tell = holder();
    expect(tell('meghalaya or arunachal')).toMatch(/^Meghalaya: .* Arunachal: /);
    expect(tell('8 days from kolkata')).toMatch(/I would choose Meghalaya/);
    expect(tell('in november')).not.toMatch(/I would choose/);
    expect(tell('is kasol in himachal nice')).toMatch(/Kasol|Parvati/);
  });

  test('is asked for where a question names none', () => {
    expect(holder()('wahan kaise jaye')).toMatch(/jagah/);
  });

  test('hears bad knees, and says what the place asks of them', () => {
    const tell = holder();
    tell('maa ko char dham le jana hai');
    expect(tell('ghutne me dard hai')).toMatch(/Badrinath/);
    expect(tell('paidal nahi chal sakti')).toMatch(/kadam|palki/);
  });

  test('is where the visitor says that they are', () => {
    expect(holder()('i am in leh right now')).toMatch(/^Leh lies at about 3500 metres/);
  });

  test('gives way to another kind of country that is wished for after it', () => {
    const tell = holder();
    tell('tell me about manali');
    tell('from delhi');
    expect(tell('and after that a beach maybe')).not.toMatch(/Manali/);
  });

  test('is not asked for while somebody is lost', () => {
    const reply = holder()('i am lost in the forest near munnar');
    expect(reply).toMatch(/stop|112/i);
    expect(reply.match(/[^.?]+\?/g)?.map((question) => question.trim())).toEqual(['Is anyone hurt?']);
  });
});

import { words } from '#shared/words.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';
import { ContactLink, GrievanceOfficer } from './operator-words.tsx';
import { privacyInHindi } from './privacy-policy.hi.tsx';

const forgetMe = (
  <a className="link" href="/forget-me">
    Forget me
  </a>
);

const sections: readonly LegalSection[] = [
  {
    id: 'information-we-collect',
    heading: 'Information we collect',
    body: (
      <>
        <p>
          You need no account here, and reading the pages tells us nothing about who you are. We hold personal data only when you give it to
          us. This list, with the next section, is our notice under the Digital Personal Data Protection Act, 2023.
        </p>
        <dl>
          <dt>When you write in Talk to Us</dt>
          <dd>
            Your name, your brand, its website or a line about what you sell, and your email. If you book a meeting, the time you chose.
          </dd>
          <dt>When you chat with Kaka</dt>
          <dd>The messages on both sides, so that the conversation makes sense and is still there when you come back.</dd>
          <dt>When you buy a guide</dt>
          <dd>
            Your email, the guide, the price, whether it was paid for or paid back, and how often it was downloaded. Where the seller is
            registered for GST also your State, and the GSTIN, name and address of a business if you want the invoice in its name. We never
            see your card or UPI details.
          </dd>
          <dt>When you make a voice call</dt>
          <dd>
            What you say or type, while the call lasts. Afterwards we keep that a call took place: with which character, when, for how long
            and how it ended. We also keep what the character needs to go on with you: the subjects, what was noted, the language. If you
            ask Arya to pass on an enquiry, we keep the answers and the contact you gave her for that. “Forget this call” on the page after
            a call deletes all of it here, and the call at the voice provider.
          </dd>
          <dt>When your browser talks to our server</dt>
          <dd>
            Your network address, counted for a few minutes so that nobody can flood the service. For calls and meetings we also count, for
            that day, a code made from the address, from which nobody can read it. And a random number in a cookie, which has a section of
            its own below.
          </dd>
        </dl>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    heading: 'How we use it',
    body: (
      <>
        <p>Each thing is used for the purpose you gave it for, and for nothing else.</p>
        <ul>
          <li>Talk to Us answers are used to contact you about the meeting you asked for, and to prepare for it.</li>
          <li>Chat messages are used to answer you, to recommend a guide and to keep the demo within its limit.</li>
          <li>Purchase details are used to make the payment link, deliver the guide, help when something went wrong, and keep accounts.</li>
          <li>
            If a payment link that you asked for stays unpaid, this site may remind you of it by one mail, and not again. The mail’s link
            stops reminders to your address.
          </li>
          <li>Calls are used to hold the conversation, and their times and lengths to keep the service running and its cost in bounds.</li>
          <li>Network addresses are used to keep the service safe from misuse.</li>
        </ul>
        <p>
          People who work for us can read chats with Kaka, to help when you write to us and to see what he could not answer, and can keep a
          note beside a conversation or an enquiry. A conversation in which you speak of a danger, to yourself or to somebody else, is not
          shown to them: they see that there was one, and neither what was said nor who it was.
        </p>
        <p>
          We rely on your consent, which you give by sending the message, pressing the call button or asking for the guide. You can take it
          back at any time, as easily: stop, press {forgetMe}, or write to us. What was done before stays lawful, and a guide you have
          bought stays yours.
        </p>
        <p>We do no profiling, show no advertisements and send no newsletter.</p>
      </>
    ),
  },
  {
    id: 'voice-calls',
    heading: 'Voice calls',
    body: (
      <>
        <p>
          Your browser asks for the microphone when you press the call button, and lets go of it when the call ends. You can also leave the
          microphone out and type.
        </p>
        <p>
          In our own voice room, your browser turns what you say into words, where it can, and the words you speak or type are processed on
          our server to answer you. They are not recorded. Browsers that can do the listening on your device are asked to. Some do it with
          the help of the company that makes them, and send it the audio; that company’s privacy policy says how. Typing avoids it.
        </p>
        <p>
          Where this site has a server of its own for listening, your browser sends it what you say, as sound, while you speak. It is turned
          into words there and is not kept.
        </p>
        <p>
          Where a voice provider carries the calls, your microphone audio goes to that provider, which turns it into words and the
          character’s answer into speech.
        </p>
        <p>
          Which of these it is here, each page with a call says above its footer. Calls are not recorded. If that ever changes for a call,
          the page will say so before you press the button.
        </p>
      </>
    ),
  },
  {
    id: 'ai-characters',
    heading: 'You are talking to an AI',
    body: (
      <p>
        Every character on this site is artificial. What you write or say to one may be sent to the provider of the language model that
        composes its answers. Characters make mistakes. Please do not tell them secrets, health records, card numbers or anything about
        another person that you would not write on a postcard.
      </p>
    ),
  },
  {
    id: 'sharing',
    heading: 'Sharing',
    body: (
      <>
        <p>We do not sell your information. We share it only with the services that do the work, and only the part they need:</p>
        <ul>
          <li>the payment provider, which takes your card or UPI payment and gets the email and amount of the order</li>
          <li>the scheduling service, which gets the name, email and time of a meeting</li>
          <li>the spreadsheet in which our sales team keeps enquiries, meetings and orders</li>
          <li>the mail service that carries our messages to you</li>
          <li>the voice and language-model providers described above</li>
        </ul>
        <p>
          They work on our instructions and for these purposes only. We give information to an authority only when Indian law requires it.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    heading: 'Cookies',
    body: (
      <p>
        One, and it is a necessary one. It holds a random number that lets the server find your chat and your orders again, for 30 days. It
        does not say who you are. There are no analytics, no advertising and no cookies from anybody else.
      </p>
    ),
  },
  {
    id: 'how-long-we-keep-it',
    heading: 'How long we keep it',
    body: (
      <ul>
        <li>Enquiries and meetings: while we are in touch with you about them.</li>
        <li>Chats: your own way back to one ends with its cookie, after 30 days. We erase it 90 days after its last message.</li>
        <li>
          Paid orders with their receipts, invoices and refunds: as long as Indian tax and accounting law asks us to keep them. Orders that
          were not paid: 90 days, or as long as the chat that shows them.
        </li>
        <li>An address that asked for no reminders: a digest of it, for as long as we send reminders, so that we remember not to.</li>
        <li>Backups: what was erased is gone from them within 30 days.</li>
        <li>
          The record that a call took place, with what the character noted in it, such as its subjects and a name you gave: 90 days, or
          until you delete it after the call. Copies of mails we sent: 30 days.
        </li>
        <li>A note beside a conversation or an enquiry: as long as these.</li>
        <li>Everything: until you ask us to erase it, unless the law obliges us to keep it.</li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    body: (
      <>
        <p>Under the Digital Personal Data Protection Act, 2023, you can ask us to:</p>
        <ul>
          <li>tell you what personal data of yours we hold, what we do with it, and with whom it was shared</li>
          <li>correct it, complete it or bring it up to date</li>
          <li>erase it, which also happens when you take back your consent</li>
          <li>note the person who may use these rights for you, should you die or become unable to</li>
        </ul>
        <p>
          Write to <ContactLink />, best from the email you used here, so that we know it is you. It costs nothing. You can also ask for
          this notice in any language of the Eighth Schedule to the Constitution of India.
        </p>
        <p>
          <GrievanceOfficer /> If the answer does not satisfy you, you can complain to the Data Protection Board of India.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    heading: 'Children',
    body: (
      <p>
        The site is for adults. If you are under 18, please let a parent or guardian do the talking, and the buying: we do not sell to
        anyone under 18 without one, and we do not knowingly keep a child’s data without a parent’s consent. If you think we have some,
        write to us and we will erase it.
      </p>
    ),
  },
  {
    id: 'security',
    heading: 'Security',
    body: (
      <p>
        What you send travels encrypted wherever this site is reached over https, as it should be. Download links are signed and expire. Our
        own logs hold neither your words nor your email. Nobody can promise perfect safety; if a breach ever touches your data, we will tell
        you and the Data Protection Board of India what happened and what to do.
      </p>
    ),
  },
  {
    id: 'outside-india',
    heading: 'Outside India',
    body: (
      <p>
        Some of the services above may process data on computers outside India. We use only countries to which Indian law allows it to be
        sent, and this policy applies wherever it is processed.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes',
    body: (
      <p>
        When this policy changes, the date at the top changes with it. If a change lets us use something you have already given us in a new
        way, we will ask you first.
      </p>
    ),
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: (
      <p>
        For questions, requests, and for the Grievance Officer: <ContactLink />.
      </p>
    ),
  },
];

const page = words({
  en: {
    title: 'Privacy Policy',
    description:
      'What Vaani collects when you talk to its characters, why, with whom it is shared, how long it is kept, and your rights. It is never sold.',
    lead: 'What we collect when you talk to our characters, why we collect it, and what you can ask us to do with it.',
    other: 'Terms & Conditions',
  },
  hi: {
    title: 'निजता नीति',
    description: 'किरदारों से बात करने पर वाणी क्या जानकारी लेती है, क्यों, किसके साथ बाँटती है, कितने दिन रखती है, और आपके अधिकार। वह कभी बेची नहीं जाती।',
    lead: 'हमारे किरदारों से बात करने पर हम क्या लेते हैं, क्यों लेते हैं, और आप हमसे क्या करने को कह सकते हैं।',
    other: 'नियम और शर्तें',
  },
});

export function Page() {
  return (
    <LegalPage
      title={page.title}
      picture="privacy-policy"
      description={page.description}
      lead={page.lead}
      sections={words({ en: sections, hi: privacyInHindi })}
      other={{ label: page.other, path: '/terms-and-conditions' }}
    />
  );
}

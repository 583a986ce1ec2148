import { House, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { callWords } from './words.ts';
import './call-links.css';

/** The landing page's text chat, which is Kaka's. */
export function ChatByText({ withKaka = false }: { withKaka?: boolean }) {
  return (
    <Link className="btn btn--small btn--ghost" to="/#demo">
      <MessageCircle className="lu" />
      {withKaka ? callWords.byText : callWords.byTextWithKaka}
    </Link>
  );
}

export function HomeLink() {
  return (
    <Link className="btn btn--small btn--ghost" to="/">
      <House className="lu" />
      {callWords.home}
    </Link>
  );
}

import { House, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { callWords } from './words.ts';
import './call-links.css';

/** Kaka's chat on the landing page. */
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

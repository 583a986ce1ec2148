import { House, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Persona } from '#shared/personas.ts';
import './call-links.css';

/** The landing page's text chat is Kaka's; for the others that is said. */
export function ChatByText({ persona }: { persona: Persona }) {
  return (
    <Link className="btn btn--small btn--ghost" to="/#demo">
      <MessageCircle className="lu" />
      {persona.slug === 'kaka' ? 'Chat by text' : 'Chat by text, with Kaka'}
    </Link>
  );
}

export function HomeLink() {
  return (
    <Link className="btn btn--small btn--ghost" to="/">
      <House className="lu" />
      Home
    </Link>
  );
}

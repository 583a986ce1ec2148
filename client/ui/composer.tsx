import { CircleAlert, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react';
import { Tooltip } from './tooltip.tsx';
import { uiWords } from './words.ts';
import './composer.css';

interface ComposerProps {
  label: string;
  placeholder: string;
  maxLength: number;
  disabled?: boolean;
  /** True while a message is being sent: the visitor may write, but not send. */
  busy?: boolean;
  type?: 'text' | 'email';
  /** The autocomplete name; the field of an email address has its own. */
  autoComplete?: string;
  /** The initial text of the field. */
  initial?: string;
  /** The error message of the last text. */
  error?: string | undefined;
  /** @returns false if the text was not accepted: then it stays in the field */
  onSend(line: string): unknown;
}

/** A text field with a send button. Enter sends, except during an input method's composition. */
export function Composer(props: ComposerProps) {
  const {
    label,
    placeholder,
    maxLength,
    disabled = false,
    busy = false,
    type = 'text',
    autoComplete = type === 'email' ? 'email' : 'off',
    initial = '',
    error,
    onSend,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const errorId = useId();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = input.current;
    if (!field || busy || field.value.trim() === '') return;
    if (onSend(field.value) !== false) field.value = '';
    field.focus();
  }

  function holdWhileComposing(event: KeyboardEvent<HTMLInputElement>) {
    // Safari ends the composition before this Enter key, and marks the key only with code 229.
    if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
  }

  return (
    <>
      {/* Before the code is loaded, method="dialog" without a dialog sends nothing and keeps the text. */}
      <form className="composer" method="dialog" onSubmit={submit} noValidate>
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode={type}
          autoComplete={autoComplete}
          enterKeyHint="send"
          autoCapitalize={type === 'email' ? 'none' : 'sentences'}
          placeholder={placeholder}
          maxLength={maxLength}
          defaultValue={initial}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error !== undefined ? errorId : undefined}
          disabled={disabled}
          onKeyDown={holdWhileComposing}
        />
        <Tooltip text={uiWords.sendHint}>
          <button type="submit" aria-label={uiWords.send} disabled={disabled} aria-disabled={busy}>
            <SendHorizontal className="lu" aria-hidden="true" />
          </button>
        </Tooltip>
      </form>
      {error !== undefined && (
        <p className="field-err" role="alert" id={errorId}>
          <CircleAlert className="lu" aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  );
}

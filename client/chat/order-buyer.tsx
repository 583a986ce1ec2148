import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { ApiFailure } from '#client/api.ts';
import type { ApiInput, OrderView } from '#shared/api.ts';
import { stateList } from '#shared/gst.ts';
import { chatWords } from './words.ts';
import './order-buyer.css';

const words = chatWords.buyer;

export type TellBuyer = (buyer: ApiInput<'orderBuyer'>) => Promise<unknown>;

interface BuyerFormProps {
  buyer: NonNullable<OrderView['buyer']>;
  price: string;
  onTell: TellBuyer;
}

/** Asks for the data of a tax invoice before the payment: the State, and the GSTIN of a business. */
export function BuyerForm({ buyer, price, onTell }: BuyerFormProps) {
  const id = useId();
  const [isBusiness, setBusiness] = useState(buyer.gstin !== undefined);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    // The State of a business is that of its GSTIN.
    const told: Record<string, string> = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    setError(undefined);
    onTell(told)
      .catch((failure: unknown) => {
        setError((failure instanceof ApiFailure && failure.sentence) || words.failed);
      })
      .finally(() => setBusy(false));
  }

  return (
    <form className="buyer" method="dialog" onSubmit={submit} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      {!isBusiness && (
        <p>
          <label htmlFor={`${id}-state`}>{words.state}</label>
          <select id={`${id}-state`} name="state" required defaultValue={buyer.state ?? ''} autoComplete="address-level1">
            <option value="" disabled>
              {words.choose}
            </option>
            {stateList.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </p>
      )}
      {isBusiness && (
        <>
          <Field id={`${id}-gstin`} name="gstin" label={words.gstin} initial={buyer.gstin} maxLength={15} />
          <Field id={`${id}-name`} name="name" label={words.name} initial={buyer.name} maxLength={100} autoComplete="organization" />
          <Field
            id={`${id}-address`}
            name="address"
            label={words.address}
            initial={buyer.address}
            maxLength={200}
            autoComplete="street-address"
          />
        </>
      )}
      <p className="buyer__kind">
        <label>
          <input type="checkbox" checked={isBusiness} onChange={(event) => setBusiness(event.currentTarget.checked)} />
          {words.isBusiness}
        </label>
      </p>
      {error !== undefined && (
        <p className="buyer__error" role="alert" id={`${id}-error`}>
          <CircleAlert className="lu" aria-hidden="true" />
          {error}
        </p>
      )}
      <button className="btn" type="submit" aria-disabled={isBusy}>
        {isBusy ? chatWords.order.moment : words.goOn(price)}
      </button>
    </form>
  );
}

interface FieldProps {
  id: string;
  name: string;
  label: string;
  initial: string | undefined;
  maxLength: number;
  autoComplete?: string;
}

const Field = ({ id, name, label, initial, maxLength, autoComplete = 'off' }: FieldProps) => (
  <p>
    <label htmlFor={id}>{label}</label>
    <input id={id} name={name} required defaultValue={initial} maxLength={maxLength} autoComplete={autoComplete} />
  </p>
);

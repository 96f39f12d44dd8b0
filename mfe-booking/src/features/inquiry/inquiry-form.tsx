import { ActionForm } from '@valam/mfe-kit/form';

const fields = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Phone with country code', type: 'tel', autoComplete: 'tel' },
] as const;

const travellers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'];

/** Asks about a tour without booking it. */
export function InquiryForm({ tourId, tourTitle }: { tourId: string; tourTitle: string }) {
  return (
    <ActionForm action="booking/inquiry" aria-label="Inquiry">
      {({ isSending, errors, values }) => (
        <>
          <input type="hidden" name="tourId" value={tourId} />
          <input type="hidden" name="tourTitle" value={tourTitle} />
          {fields.map(({ name, label, type, autoComplete }) => (
            <p key={name}>
              <label>
                {label}{' '}
                <input
                  name={name}
                  type={type}
                  autoComplete={autoComplete}
                  defaultValue={values[name]}
                  aria-invalid={errors[name] ? true : undefined}
                  required
                />
              </label>
              {errors[name] && <span> {errors[name]}</span>}
            </p>
          ))}
          <p>
            <label>
              Travellers{' '}
              <select name="quantity" defaultValue={values['quantity'] ?? '1'}>
                {travellers.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </label>
          </p>
          <p>
            <label>
              Message <textarea name="message" defaultValue={values['message']} />
            </label>
          </p>
          <button type="submit" disabled={isSending}>
            {isSending ? 'Sending...' : 'Send inquiry'}
          </button>
        </>
      )}
    </ActionForm>
  );
}

import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { ActionForm } from '@valam/mfe-kit/form';
import { useBrand } from '@valam/mfe-kit/shell';

const greeting = "Hi! I'm interested in learning more about spiritual tours in India.";

const fields = [
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'mobile', label: 'Phone with country code', type: 'tel', autoComplete: 'tel' },
] as const;

/** Stands where the booking panel would be: a form that the shell itself sends, and the messaging link. */
export function PlainInquiry({ tour }: { tour: Tour }) {
  const brand = useBrand();
  const chat = `https://wa.me/${brand.phone.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`;
  return (
    <section aria-labelledby="plain-inquiry">
      <h2 id="plain-inquiry">Ask about this tour</h2>
      <ActionForm action="shell/inquiry">
        {({ isSending, errors, values }) => (
          <>
            <input type="hidden" name="tourId" value={tour.id} />
            <input type="hidden" name="tourTitle" value={tour.title} />
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
                Message <textarea name="message" defaultValue={values['message']} />
              </label>
            </p>
            <button type="submit" disabled={isSending}>
              {isSending ? 'Sending...' : 'Send inquiry'}
            </button>
          </>
        )}
      </ActionForm>
      <p>
        <a href={chat}>Chat with us</a>
      </p>
    </section>
  );
}

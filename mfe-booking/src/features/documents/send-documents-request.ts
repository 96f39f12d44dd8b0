import { textOf, wrongFields } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { missing, sendLead } from '../../parts/send-lead';

const documents = [
  { name: 'hotel', words: 'Hotel details' },
  { name: 'food', words: 'Food details' },
] as const;

const needed = { name: 'Please enter your name', email: 'Please enter your email address' };

/** Requests the documents of a tour by email. */
export const sendDocumentsRequest: Action = async (app, form) => {
  const name = textOf(form, 'name');
  const email = textOf(form, 'email');
  const wanted = documents.filter((document) => form.has(document.name));
  const errors = wrongFields(form, needed);
  if (!name || !email) {
    return missing('Missing Information', 'Please provide your name and email address.', errors);
  }
  if (wanted.length === 0) {
    const words = 'Please select at least one document to receive.';
    return missing('No Selection', words, { ...errors, hotel: words });
  }
  if (errors['email']) return { ok: false, errors };
  const [firstName, ...rest] = name.split(' ');
  return sendLead(
    app,
    form,
    {
      type: 'download',
      firstName,
      lastName: rest.join(' '),
      email,
      tourTitle: textOf(form, 'tourTitle'),
      mobile: `Requested documents: ${wanted.map(({ words }) => words).join(', ')}`,
    },
    {
      success: { title: 'Request Received!', description: 'Documents will be sent to your email shortly.' },
      failure: { title: 'Error', description: 'Failed to submit request. Please try again.' },
      inputs: { firstName: 'name', lastName: 'name' },
    },
  );
};

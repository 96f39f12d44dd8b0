import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { manageAddress } from './manage-address';

/** Saves the company to which invoices are issued. */
export const saveBilling: Action = async (app, form) => {
  const token = textOf(form, 'token');
  const company = textOf(form, 'company') || null;
  try {
    await app.send(bookingApi.endpoints.saveBilling, {
      params: { token },
      body: { company, taxNumber: textOf(form, 'taxNumber') || null },
    });
    return {
      ok: true,
      keepsFields: true,
      redirect: `${manageAddress(token)}#invoices`,
      toast: {
        title: 'Saved',
        description: `Invoices not opened yet are made out to ${company ? 'it' : 'you, without a company'}.`,
        tone: 'success',
      },
    };
  } catch (reason) {
    return refused(reason, 'Not saved');
  }
};

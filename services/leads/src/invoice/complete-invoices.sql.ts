const atOnce = 200;

/**
 * Payments or refunds without a document: a replica of the previous release may still record some during a rolling
 * update.
 */
export const without = (table: 'payment' | 'refund') =>
  table === 'payment'
    ? `select p.id from payment p
        where not exists (select 1 from invoice i where i.payment_id = p.id and i.kind = 'invoice')
        order by p.captured_at, p.receipt_number limit ${atOnce}`
    : `select r.id from refund r where r.state = 'refunded'
          and not exists (select 1 from invoice i where i.refund_id = r.id)
        order by r.settled_at, r.id limit ${atOnce}`;

/** Tax of a payment's documents: of the invoice, from its amount; of its credit notes, from their cumulative amount. */
export const fillIn = `
  with so_far as (
    select i.id, i.kind, i.gross_minor,
           case i.kind when 'invoice' then 0
             else coalesce(sum(i.gross_minor) over (partition by i.payment_id, i.kind order by i.issued_at, i.number
                                                      rows between unbounded preceding and 1 preceding), 0)
           end as earlier_minor
      from invoice i),
  taxed as (
    select id, (gross_minor + earlier_minor) - round((gross_minor + earlier_minor) * 100 / (100 + $1::numeric))
             - (earlier_minor - round(earlier_minor * 100 / (100 + $1::numeric))) as tax_minor
      from so_far)
  update invoice set seller = $2, tax_percent = $1, tax_minor = taxed.tax_minor
    from taxed where taxed.id = invoice.id and invoice.seller is null`;

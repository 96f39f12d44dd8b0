import type { DataSource } from 'typeorm';

const live = `('deposit_paid', 'balance_due', 'paid', 'completed')`;

/** The entries of sales compared with the ledgers they were derived from; every row is a difference. */
export const salesDifferences = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query(`
    with money as (
      select b.id, b.currency, case when b.state in ${live} then b.quantity else 0 end as travelers,
             case when b.state in ${live} then b.total_minor
                  when b.state = 'cancelled' and exists (select 1 from sales_entry e where e.booking_id = b.id and e.bookings > 0)
                    then coalesce(p.captured, 0) - coalesce(r.refunded, 0)
                  else 0 end as net,
             coalesce(r.refunded, 0) as refunded
        from booking b
        left join lateral (select sum(amount_minor) as captured from payment where booking_id = b.id and kind <> 'transfer_fee') p on true
        left join lateral (select sum(r.amount_minor) as refunded from refund r join payment p on p.id = r.payment_id
                            where r.booking_id = b.id and p.kind <> 'transfer_fee') r on true),
    entries as (
      select booking_id, sum(travelers) as travelers, sum(gross_minor - discount_minor - reduction_minor) as net,
             sum(refund_minor) as refunded from sales_entry group by booking_id)
    select money.*, e.travelers as entry_travelers, e.net as entry_net, e.refunded as entry_refunded
      from money left join entries e on e.booking_id = money.id
     where (money.travelers, money.net, money.refunded)
           <> (coalesce(e.travelers, 0), coalesce(e.net, 0), coalesce(e.refunded, 0))`);

/** The sums of days compared with the entries of those days, in each dimension. */
export const dayDifferences = (dataSource: DataSource): Promise<unknown[]> =>
  dataSource.query(`
    with days as (
      select dimension, day, currency, sum(bookings) as bookings, sum(travelers) as travelers, sum(canceled) as canceled,
             sum(gross_minor) as gross, sum(discount_minor) as discount, sum(reduction_minor) as reduction,
             sum(refund_minor) as refund, sum(lead_days) as lead
        from sales_day group by 1, 2, 3),
    entries as (
      select one.dimension, day, currency, sum(bookings) as bookings, sum(travelers) as travelers, sum(canceled) as canceled,
             sum(gross_minor) as gross, sum(discount_minor) as discount, sum(reduction_minor) as reduction,
             sum(refund_minor) as refund, sum(lead_days) as lead
        from sales_entry cross join (values ('all'), ('tour'), ('country'), ('partner'), ('promo')) as one (dimension)
       group by 1, 2, 3)
    (select * from days except select * from entries) union all (select * from entries except select * from days)`);

/** Everything that the report has prepared. */
export const preparedSales = async (dataSource: DataSource) => ({
  entries: await dataSource.query<{ kind: string }[]>('select * from sales_entry order by source, source_id'),
  days: await dataSource.query<unknown[]>('select * from sales_day order by 1, 2, 3, 4'),
  months: await dataSource.query<unknown[]>('select * from sales_month order by 1, 2, 3, 4'),
});

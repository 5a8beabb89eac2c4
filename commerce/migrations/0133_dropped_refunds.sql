-- dropped: not carried out, since its payment was taken back before the refund had left.
alter table payment_refund drop constraint payment_refund_state_check;
alter table payment_refund add constraint payment_refund_state_check
  check (state in ('requested', 'manual', 'pending', 'done', 'failed', 'dropped'));

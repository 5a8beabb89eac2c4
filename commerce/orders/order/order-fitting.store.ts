import { sql } from 'kysely';
import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

export async function writeAppointment(
  ctx: RequestContext,
  orderId: string,
  { position, service }: { readonly position: number; readonly service: string },
  appointment: Appointment,
): Promise<void> {
  await sql`
    update order_line_service set appointment = ${JSON.stringify(appointment)}::jsonb
     where tenant_id = ${ctx.tenant.id} and order_id = ${orderId} and position = ${position}
       and service = ${service}`.execute(ctx.db);
}

import { buildDeliveryCalendar } from '#commerce/orders/order/customer/delivery-calendar.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import { sendProblem } from '#http/calls/problem.ts';
import { loadTranslator } from '#texts/load.ts';
import { createCallContext, type RestOptions, type RestRoute } from '../call.ts';
import { sendFile } from '../send-file.ts';

/**
 * `/api/delivery.ics?order=…&token=…`: the day of an order's delivery for calendars, for its signed-in customer or a
 * holder of the secret of its address; 404 for everybody else, and where no day is promised.
 */
export function createDeliveryCalendarRoute(options: RestOptions): RestRoute {
  return {
    path: '/api/delivery.ics',
    methods: ['GET', 'HEAD'],
    async handle(req, res, call) {
      const asked = new URL(req.url ?? '/', 'http://gateway').searchParams;
      const { context } = await createCallContext(options, req, call);
      const accessToken = asked.get('token')?.slice(0, 100) ?? null;
      const order = await getOrder(context, { orderNumber: asked.get('order') ?? '', accessToken });
      const { tenant, clock, log } = context;
      const texts =
        order && (await loadTranslator(order.locale, (fault) => log.error({ fault }, 'a text is missing')));
      const calendar = order && texts && buildDeliveryCalendar(order, { tenant, texts, stamp: clock.now() });
      if (!calendar) return sendProblem(res, { status: 404, title: 'There is no such day' });
      const name = `${order.orderNumber}.ics`;
      sendFile(res, calendar, { name, type: 'text/calendar; charset=utf-8' });
    },
  };
}

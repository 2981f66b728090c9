/**
 * Stored with every frozen quote, so that a replay knows which arithmetic made its price.
 * Raise it by one when the same risk, tariff cells, levy and promotion would give another number in any line: a changed
 * factor order, rounding or refer rule. New tariff values, plans or levy rows are data and do not raise it.
 */
export const ENGINE_VERSION = 1;

import { useLocale, useTranslations } from 'use-intl';
import classes from './contact.module.css';

/** City blocks between the streets: x, y, width, height. */
const blocks: readonly (readonly [number, number, number, number])[] = [
  [-10, 172, 96, 62],
  [108, 172, 84, 62],
  [214, 172, 118, 62],
  [354, 172, 136, 62],
  [-10, 264, 96, 56],
  [108, 264, 84, 56],
  [214, 264, 118, 56],
  [354, 264, 136, 56],
  [-10, 342, 202, 40],
  [214, 342, 276, 40],
];

/** Waves, and the ferry's way over them. */
const water = {
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  style: { stroke: 'color-mix(in srgb, var(--onegi-brand) 55%, var(--onegi-surface))' },
} as const;

/** A drawn map of the invented district: nothing of it is loaded from anywhere. */
export function OfficeMap() {
  const t = useTranslations('contact.map');
  const isChinese = useLocale() !== 'en';
  return (
    <figure className={classes.map}>
      <svg viewBox="0 0 480 360" role="img" aria-labelledby="map-title map-text">
        <title id="map-title">{t('title')}</title>
        <desc id="map-text">{t('described')}</desc>
        <rect style={{ fill: 'var(--onegi-surface)' }} width="480" height="360" />
        <path
          style={{ fill: 'color-mix(in srgb, var(--onegi-brand) 26%, var(--onegi-surface))' }}
          d="M0 0H480V112C430 104 400 124 344 118S244 96 196 110 70 126 0 108Z"
        />
        <g {...water}>
          <path d="M40 34q8-7 16 0t16 0 16 0M250 26q8-7 16 0t16 0 16 0M380 62q8-7 16 0t16 0 16 0M96 78q8-7 16 0t16 0" />
        </g>
        <path
          style={{ fill: 'color-mix(in srgb, #4f9d62 34%, var(--onegi-surface))' }}
          d="M354 136H490V158H354ZM214 136H332V158H214Z"
        />
        <g style={{ fill: 'color-mix(in srgb, var(--mantine-color-text) 9%, var(--onegi-surface))' }}>
          {blocks.map(([x, y, width, height]) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="5" />
          ))}
        </g>
        <g stroke="var(--mantine-color-body)" strokeWidth={20}>
          <path d="M0 249H480" />
          <path d="M203 134V360" />
        </g>
        <path {...water} strokeDasharray="2 7" d="M203 82C220 46 280 30 372 12" />
        <path
          style={{ fill: 'color-mix(in srgb, var(--mantine-color-text) 38%, var(--onegi-surface))' }}
          d="M194 78h18v60h-18z"
        />
        <path
          fill="none"
          stroke="var(--onegi-brand)"
          strokeWidth={3}
          strokeLinecap="round"
          strokeDasharray="1 8"
          d="M398 249H212M203 138V236"
        />
        <g transform="translate(412 249)">
          <rect x="-15" y="-15" width="30" height="30" rx="8" fill="var(--onegi-brand)" />
          <path
            d="M-6 6V-6h12V6M-6 1h12M-8 9h16"
            fill="none"
            stroke="var(--mantine-color-body)"
            strokeWidth={2.2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
        <g transform="translate(203 249)">
          <path
            d="M0 0C-16-17-20-24-20-33a20 20 0 0 1 40 0c0 9-4 16-20 33Z"
            fill="var(--onegi-accent)"
            stroke="var(--mantine-color-body)"
            strokeWidth={2.5}
          />
          <circle cy="-33" r="7.500" fill="var(--onegi-on-accent)" />
        </g>
        <g fontSize={16} fill="var(--mantine-color-text)">
          <text fontSize={15} fontStyle={isChinese ? undefined : 'italic'} letterSpacing="0.08em" x="96" y="56">
            {t('harbour')}
          </text>
          <text x="182" y="130" textAnchor="end">
            {t('pier')}
          </text>
          <text fontSize={15} x="422" y="152" textAnchor="middle">
            {t('park')}
          </text>
          <text fontSize={15} x="20" y="254">
            {t('mainRoad')}
          </text>
          {/* Latin letters lie along a street that runs upwards; Chinese ones stand below each other. */}
          {isChinese ? (
            <text fontSize={15} x="203" y="352" textAnchor="end" style={{ writingMode: 'vertical-rl' }}>
              {t('sideRoad')}
            </text>
          ) : (
            <text fontSize={15} transform="translate(208 352) rotate(-90)">
              {t('sideRoad')}
            </text>
          )}
          <text x="412" y="288" textAnchor="middle">
            {t('station')}
          </text>
          <text fontSize={18} fontWeight={650} x="230" y="214">
            {t('office')}
          </text>
        </g>
      </svg>
      <figcaption className="dimmed small">{t('directions')}</figcaption>
    </figure>
  );
}

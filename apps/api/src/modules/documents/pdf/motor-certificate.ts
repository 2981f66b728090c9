import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inLanguage } from '../../../lib/bilingual.ts';
import type { Language } from '../../../lib/texts.ts';
import type { CertificateFacts } from '../../../ports/policy-facts.ts';
import { momentIn, numberPanel, signatures, usePart } from './motor-parts.ts';
import { printed } from './printed-texts.ts';
import { sheet } from './sheet.ts';
import { factList } from './tables.ts';

/** The certificate of insurance that the law wants a driver to be able to show (Cap. 272). */
export function motorCertificate(facts: CertificateFacts, language: Language): TDocumentDefinitions {
  const t = printed[language];
  const { insurer, motor } = facts;
  if (!motor) throw new Error(`${facts.policyNumber} is of no vehicle`);
  return sheet({
    language,
    insurer,
    title: t('motor.titles.certificate'),
    subtitle: t('motor.ordinance'),
    reference: `${motor.certificateNumber} · ${facts.policyNumber}`,
    content: [
      numberPanel(
        {
          number: motor.certificateNumber,
          checkUrl: inLanguage(motor.checkUrl, language),
          label: t('motor.numbers.certificate'),
        },
        [
          [t('motor.from'), momentIn(motor.from, language)],
          [t('motor.until'), momentIn(motor.until, language)],
        ],
        language,
      ),
      { text: t('schedule.policy'), style: 'h2' },
      factList(
        [
          [t('schedule.policyNumber'), facts.policyNumber],
          [t('motor.mark'), motor.registrationMark],
          [t('motor.vehicle'), inLanguage(motor.vehicle, language)],
          [t('motor.chassis'), motor.chassis],
          [t('commercial.insuredName'), facts.insuredName],
          [t('motor.cover'), inLanguage(motor.cover, language)],
        ],
        190,
      ),
      ...usePart(t, motor.drivers, motor.use),
      {
        unbreakable: true,
        stack: [
          { text: t('motor.statement'), bold: true, margin: [0, 16, 0, 0] },
          signatures([t('motor.authorised'), t('motor.issueDate')]),
        ],
      },
    ],
  });
}

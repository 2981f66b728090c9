import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from '../../components/field.module.css';
import { describedBy, Field } from '../../components/field.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import own from './accounts.module.css';
import type { Captcha } from './use-captcha.ts';

interface Props {
  captcha: Captcha;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Four digits out of a picture, or out of a sentence for who cannot see it. */
export function CaptchaField({ captcha, error, value, onChange }: Props) {
  const t = useTranslations('accountsWeb.login');
  const pick = useInLanguage();
  const { data, kind, failed } = captcha;
  const question = data && pick(data.captchaQuestion ?? '', data.captchaQuestionZh ?? '');
  const help = kind === 'words' ? question || ' ' : undefined;
  return (
    <div>
      <Field id="captcha" label={t('captcha')} help={help} error={error}>
        <div className={`flex gap-xs ${own.captcha}`}>
          <input
            id="captcha"
            className={classes.input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={value}
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy('captcha', help, error)}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
          />
          {kind === 'image' &&
            (data?.captchaImage ? (
              <img src={data.captchaImage} alt={t('captchaAlt')} className={`rigid ${own.captchaImage}`} />
            ) : (
              <Skeleton className={`rigid ${own.captchaImage}`} animate={!failed} />
            ))}
          <ActionIcon
            variant="default"
            size={48}
            className="brand"
            aria-label={t('captchaRefresh')}
            onClick={captcha.refresh}
          >
            <IconRefresh size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </Field>
      {failed && (
        <p role="alert" className={classes.error}>
          {t('captchaFailed')}
        </p>
      )}
      <button type="button" className="text-link target text-button" onClick={captcha.change}>
        {t(kind === 'image' ? 'captchaWords' : 'captchaPicture')}
      </button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { dashboardReport, dashboardReportExport, type ReportAsked } from '@onegi/contract/calls/dashboard/dashboard';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fetchFile } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { saveBlob } from '../../lib/save-blob.ts';

/** Takes the figures away as a workbook. */
export function ExportButton({ asked }: { asked: ReportAsked }) {
  const t = useTranslations('dashboard.buttons');
  const language = useLocale();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const file = await fetchFile(dashboardReportExport, { body: { ...asked, language } });
      saveBlob(file, `${dashboardReport.name}.xlsx`);
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
      loading={isBusy}
      onClick={() => void take()}
    >
      {t('export')}
    </Button>
  );
}

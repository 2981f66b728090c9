import { Button } from '@mantine/core';
import type { Call } from '@onegi/contract/call';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../../../lib/api.ts';
import { notifyFailure } from '../../../lib/notify.ts';
import { saveBlob } from '../../../lib/save-blob.ts';

interface Props {
  call: Call;
  input: object;
  fileName: string;
  label: string;
}

/** Fetches a file and saves it. */
export function FileButton({ call, input, fileName, label }: Props) {
  const fetching = useMutation({
    mutationFn: () => fetchFile(call, input as never),
    onSuccess: (file) => saveBlob(file, fileName),
    onError: notifyFailure,
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {label}
    </Button>
  );
}

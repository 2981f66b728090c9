import { type AnswerOf, type BodyOf, type Call, type ParamsOf, schemaOf } from '@onegi/contract/call';
import * as z from 'zod';
import { addressOfCall, type Envelope, failure, own, readAnswer } from './api.ts';
import { ApiError } from './api-error.ts';

function envelopeOf(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return undefined;
  }
}

/**
 * Sends a file to a call that takes one, telling how much of it has gone (fetch cannot).
 * @param onProgress a share from 0 to 1
 * @param texts what the call is told about the file
 * @throws ApiError as callApi does
 */
export function uploadFile<C extends Call>(
  call: C,
  params: ParamsOf<C>,
  file: File,
  onProgress: (share: number) => void,
  texts?: BodyOf<C>,
): Promise<AnswerOf<C>> {
  const input = { params };
  const form = new FormData();
  // They stand before the file: a server reads the form as it comes.
  if (call.body && texts !== undefined) {
    for (const [name, text] of Object.entries(z.encode(schemaOf(call.body), texts) as Record<string, string>))
      form.set(name, text);
  }
  form.set('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, addressOfCall(call, input));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new ApiError(0, 'network', own('offline')));
    request.onload = () => {
      const envelope = envelopeOf(request.responseText);
      if (request.status < 200 || request.status > 299 || !envelope) {
        reject(failure(call, input, request.status, envelope));
      } else {
        try {
          resolve(readAnswer(call, envelope.data));
        } catch (error) {
          reject(error);
        }
      }
    };
    request.send(form);
  });
}

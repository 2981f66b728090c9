/** The field that takes a file. */
export const uploadField = {
  label: 'Upload a file',
  drop: 'Drop a file here, or choose one',
  limits: 'Types: {types} (Upload file size limit: {megabytes}MB)',
  progress: 'Uploading {name}: {percent, number}%',
  tooBig: '(Upload file size limit: {megabytes}MB)',
  tooBigForRow: 'The size of the uploaded file cannot exceed {megabytes}M',
  badType: 'Only files of these types can be uploaded: {types}',
  badTypeForRow: 'Uploaded files can only be in {types} format',
  open: 'Open {name}',
  preview: 'Preview of {name}',
};

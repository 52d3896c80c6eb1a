import { buildDocument } from '../../../engine/model/build-document'
import { crmPipeline, crmRecords } from './crm'
import { list, mockTool, object, step, type ToolPattern, text, toolPipeline } from './pattern'

/** Upload, process, store: a tool with a whole pipeline as one of its steps. */
export const invoice: ToolPattern = {
  id: 'invoice-processor',
  title: 'Read, understand, file',
  teaches: 'A pipeline calls another one as a tool, and knows nothing of what is inside it.',
  document: buildDocument({
    id: 'invoice-processor',
    name: 'Invoice processor',
    pipelines: [
      {
        id: 'invoice',
        name: 'Invoice Processor',
        nodes: [
          step('invoice-extract', 'extract', 'Extract Invoice', {
            tool: { kind: 'node', id: 'ocr-extractor', name: 'ocr extractor' },
            input: {
              file: '{{input.invoiceFile}}',
              query: 'Extract: invoice number, date, customer name, amount, line items',
            },
            task: 'Put what was read from the invoice in order.',
            answer: object({
              invoiceNumber: text('The number of the invoice'),
              customer: text('Who is to pay'),
              amount: { type: 'number', minimum: 0, description: 'What is to be paid' },
              lineItems: list({ type: 'string' }, 'What is charged'),
              date: text('The day of the invoice'),
            }),
          }),
          step('invoice-store', 'update-crm', 'Update CRM', {
            tool: { kind: 'pipeline', id: crmPipeline.id, name: crmPipeline.name },
            input: {
              // biome-ignore lint/suspicious/noTemplateCurlyInString: a dollar sign, and then a template of ours.
              task: 'Find {{steps.extract.reasoning.customer}} company record. Create a deal for invoice {{steps.extract.reasoning.invoiceNumber}}, amount ${{steps.extract.reasoning.amount}}.',
            },
          }),
        ],
        tool: {
          slug: 'invoice-processor',
          status: 'active',
          description: `Use this tool to read an invoice from its file and to file it with its customer in the CRM.

# Required inputs (always include these):
- invoiceFile: The address of the invoice file. Example: "https://example.com/invoices/INV-2041.pdf".

# What the tool is going to output:
- invoice: what the invoice says
- crm: what was changed in the CRM`,
          inputSchema: {
            type: 'object',
            properties: {
              invoiceFile: {
                type: 'string',
                description: 'The address of the invoice file',
                examples: ['https://example.com/invoices/INV-2041.pdf'],
              },
            },
            required: ['invoiceFile'],
          },
          outputMapping: {
            fields: {
              invoice: { source: '{{steps.extract.reasoning}}', description: 'what the invoice says' },
              crm: { source: '{{steps.update-crm.output}}', description: 'what was changed in the CRM' },
            },
            includeMeta: true,
          },
        },
      },
      crmPipeline,
      toolPipeline('invoice-reader', 'Reader of scans', [
        mockTool(
          'ocr-extractor',
          'ocr extractor',
          object({ file: text('The address of the scan'), query: text('What to read from it') }),
          {
            text: 'INVOICE INV-2041, 1 December 2026. To: Acme Corp. 3 workshops at 400, travel 50. Total: 1250.',
          },
        ),
      ]),
      crmRecords,
    ],
    settings: { limits: { maxCostUsd: 3, maxDurationSeconds: 900 } },
  }),
  example: { invoiceFile: 'https://example.com/invoices/INV-2041.pdf' },
}

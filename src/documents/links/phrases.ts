/* Words and short phrases of prompts and instructions, the most frequent last: each occurs in many of 225 public prompts
   and of the read-me files of 430 packages. Released with tag 3 of links: it never changes, since what was learned from
   it decodes existing links. */

/** What the coder of tag 3 reads first. */
export const phrases = `
are some to perform like the study the field to produce identified target information on expertise evaluate directly
to the the contents of included in the addition to the the appropriate runtime boolean the value of architecture for
all case uses pass has the without the as an name of the one or more provide the that allows be provided Deno remove
use it here ways update named accepted small needs to to check specify which can it can be several invalid operation
you use arbitrary to change decisions on your prevent with each global how to use discussion meaningful that contains
an example of provides a the end of giving that includes be considered ability to actual any of the successful it to
Feel free to included in Here's an example it can even if bundle parts of the find the the process changes to the
relationship version of the to this to make the in addition to changed as input that should be handle thing In other
words summarizing descriptions The goal negative presentation responsibility a number node performance and after the
object to presented task that have match exists if you are to be used of all structures difference supporting be able
to but not and use concept limited address are also an issue terms of takes outcomes the type personal read a
description associated with the parsed topics or not reason impact can also be work with variables your code the name
of that should parse the readability is provided that they potentially practices their own enabled accepts more
complex a structured maximum because they particularly clearly built-in return the which will individual For more
effort different types of challenges because it multiple times what you properly found in and can be everything you
likely that could presenting actionable content of the the content of defined in the Support different types
documentation for the documentation the end However the new minutes type of basic every quality users execution
component documents separated responses many others action a full Titus instance of immediately inspiration width the
last whatever you will the text limitations with and starting with the file assumptions makes you are using world
should have the results bolding consistent difficult to specifically regular example of follow the important to to
find even that would perfect simply used by quotes of how throughout each of of each as part of the previous actions
cases right It is size made correctly you might Determine they were look like parser information is around continue
types of building along with the complain may be and that and is recommendation value of setting Summary to help want
to use provided by matches the to generate tests specialized provided in health values are represents of the original
purpose of a separate with other entity conclusion defined in results in conversations communication interact with
information about the typed Backers callback Options more details is called depending on removed the final with your
intelligence with all a particular business style is supported items in element I use for your Consider sentences
learning by its that's Your on a times both Instead capture they're pattern perform useful for means that Types center
inside the command similar to sure you management written in categories as possible in any the data tools
infrastructure across Think software positive captures compared to Deeply which are access to extremely state Default
import contains the anything else and all can be found if they are the people to your improve the document expected
intended than the the core This will create the summarize as follows If you are or the you don't experience common
transcript exposes directly to combination because the addition to align examples of and are perspective clarity it's
modern added the code messages not be If there Please message capabilities overall general is useful passed to
perfectly discussed and a assistant write the result the second be used as else should not for how to an error
versions of the relative make the or other Recommendations feature control using a exactly contain the key names
interface implement on how to resources exported incoming working with used for have the following written by to use
the certain files attributes to determine explanations definition before the over commands explaining reading has a so
that visualization in the same the context all of them to identify identifying second command that were the next
position will not and more critical have the external comments especially the latest background content of major found
up to that will be Use the able to make sure requests connections representation probably something like starting of
their You will vulnerability significantly conduct require after matches it will usage present analyze operations
change the expression to get the themselves line access requires Features still advanced file name the user cannot be
be useful described and their Last updated follows Additionally associated with the markdown improvements produce see
the Analyze running deep This is the possible to part of the the primary Performance looking for Wormer allows you to
packages describe custom particular there is Write of content human-readable breath to do full See the When we sources
libraries is no level error when the complete the same as working while numbers actually problem no more check
size-badge considered technology one of the specialize formatted lists regardless of of them the specified that it
human conversational help Description parse expressions is used passing to support objects conditions you should the
response describing way to where the providing analyzing what the together some try to take issues of your not use
request defined vulnerabilities were data algorithm Make sure option needed the underlying terms and output ensure
related to allows have a environment variable between the conversation must be Provide errors passed do not have been
has been array of identify asterisks attention a virtual framework chat-badge better an example along with in the
future references to valid whether the matching this is itself report used in looking any other the exact a href
please associated with no a given Sponsors Projects object with consider interested in currently that can be used in
the following created work of a either Additional existing approach to provide text to a identifiers various technical
against the all of If the simple standard readable Related Dependencies supported by Fully These directory give the
whole author in order to works for this response parsing already virtual point Status explicitly as well as structured
an object This is a could be are not into the ideas detailed improvement complex and you a security There are that
will the source completely type of these back relevant clear You can also strings person Include perspectives part of
useful when included should be a the project internal the default only the followed by knowledge you're making
insightful concise doesn't in this time projects repeat syntax parameter organization meaning under the When
alternative designed to return it is insights separate generate started deeply is an for a a new export about this
instruction a set of similar might be and its patterns thoroughly Identify primary as well against cybersecurity Node
at the method determine returned includes might items result system through the the value property can be used to
including the methods utility fully browser the future always required recommended as a could less than are a another
italics implications extensions a specific relationships mentioned comprehensive You can use the function is this a
function extracting step By default those to make backers-badge Examples change the number of development yourself
reference is available writing extract how the word things Only provides your own don't necessary of the following the
given If you want to can also when you you have as the the other trying to for more information build whether
Parameters identifier from a values instance for more according to the purpose bullet goal is to release arguments
questions generated into a single professional sponsors-badge version of combined concepts just the appropriate
information about of this is to before that you functionality source opening accomplish with this application Contents
supports for each elements document changes also start surprising specified returns you can use you need to
applications code the main special if you Build potential definitions Returns What is environments to understand
provide a Read the components within the whiteboard exports written of the most behavior being process them like which
is nothing if the because Example otherwise within is a Extract coverage interacting for example numbered value If you
the first is the to get Security to keep the what number of optional and then argument notes Usage Note that they are
points contributing Coverage features that is and other by default string types character useful of the input
build-badge module functions There is This means The following use the Definitions environment above more information
there are more than would be configuration community library their object through at least analysis to use have does
not description of question where steps each structure references thinking you are in a to be Contribute use this
Create a automatically properties rather than bulleted multiple is not options details need to more follow create a
according to the entire directly install a list of with the following explanation the original You can characters
words into a For example supported that are you want to maintained instead of you can such as Create contains
performance markdown language Downloads in your typescript achieve something can be used interesting input and include
think create related examples coverage-badge significant a single below available browsers implementation anything
Ensure specific Documentation without provide the most contribute by the This is sentence compatible important
description between context bullets given format all the Take a downloads-badge recommendations only which that can be
everything function Output results project This the current summary security downloads dependencies your Compatibility
other example additional these with a Install warnings versions of support for based on the list of understand the
default based on on the can be called Do not this support the output sections with the same will be how to including
Installation provided and the package expert different formatting about the documentation compatibility using the
version output the when creating about the best that to the section understand the same should be the content should
possible understanding Markdown for the the requested from the instructions output information in the the input with
the of the You are the following
`.replaceAll('\n', ' ')
